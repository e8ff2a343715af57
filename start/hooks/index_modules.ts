import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

/** Writes `.adonisjs/server/modules.ts`: a folder with a `module.ts` is the whole registration of a module. */
export default function indexModules(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('modules', {
    source: 'app',
    glob: ['**/module.ts'],
    output: '.adonisjs/server/modules.ts',
    importAlias: '#app',
    exportName: 'modules',
    as: 'barrelFile',
    computeBaseName: (baseName) => baseName,
  })
}

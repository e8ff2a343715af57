import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

/** Writes `.adonisjs/server/sources.ts`: a folder with a `source.ts` is the whole registration of a legal source. */
export default function indexSources(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('sources', {
    source: 'sources',
    glob: ['**/source.ts'],
    output: '.adonisjs/server/sources.ts',
    importAlias: '#sources',
    exportName: 'sources',
    as: 'barrelFile',
    computeBaseName: (baseName) => baseName,
  })
}

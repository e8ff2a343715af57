import { readFileSync } from 'node:fs'
import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Writes `.adonisjs/server/modules.ts`: a folder with a `module.ts` is the whole registration of a module. The highest come first
 * (`app/tiers.json`), because what happens is heard of in this order: rows of a module refer to rows of modules below it.
 */
export default function indexModules(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('modules', {
    source: 'app',
    glob: ['**/module.ts'],
    output: '.adonisjs/server/modules.ts',
    as(files, buffer) {
      const tiers: string[][] = JSON.parse(readFileSync('app/tiers.json', 'utf8'))
      const heightOf = (name: string) => tiers.findIndex((names) => names.includes(name))
      const names = Object.keys(files.asList()).map((path) => path.split('/')[0]!)
      names.sort((a, b) => heightOf(b) - heightOf(a) || a.localeCompare(b))
      const entries = names.map(
        (name) => `  ${camelCase(name)}: {\n    module: () => import('#app/${name}/module'),\n  },`
      )
      buffer.eol(false).write(['export const modules = {', ...entries, '}'].join('\n'))
    },
  })
}

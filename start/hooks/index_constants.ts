import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

/** Writes `.adonisjs/client/constants.ts`: the browser reads the same file of constants as the server. */
export default function indexConstants(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('constants', {
    source: 'app/core',
    glob: ['**/constants.ts'],
    output: '.adonisjs/client/constants.ts',
    as(_vfs, buffer) {
      buffer.writeLine(`export { CONSTANTS } from '../../app/core/constants.js'`)
    },
  })
}

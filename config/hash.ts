import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'

/** Argon2id at the cost that OWASP's password storage sheet asks for: 19 MiB, two passes, one lane. */
const hashConfig = defineConfig({
  default: 'argon',
  list: { argon: drivers.argon2({ variant: 'id', memory: 19_456, iterations: 2, parallelism: 1 }) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}

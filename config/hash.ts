import { defineConfig, drivers } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'
import env from '#start/env'

/** Argon2id at the cost that OWASP's password storage sheet asks for: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { variant: 'id', memory: 19_456, iterations: 2, parallelism: 1 } as const

/** What the library allows at least: tests hash thousands of passwords that protect nothing. */
const TEST_COST = { ...PASSWORD_COST, memory: 1_024, iterations: 2 }

/** The cost of a password's hash; only a process of the tests gets the cheap one. */
export const passwordCost = (environment: 'development' | 'production' | 'test') =>
  environment === 'test' ? TEST_COST : PASSWORD_COST

const hashConfig = defineConfig({
  default: 'argon',
  list: { argon: drivers.argon2(passwordCost(env.get('NODE_ENV'))) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}

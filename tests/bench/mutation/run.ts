import { assert } from '@japa/assert'
import { configure, processCLIArgs, run } from '@japa/runner'
import fc from 'fast-check'

/**
 * Runs the unit tests of the computation of terms by themselves, without the application: what StrykerJS calls for each change that it makes. It ends at the first failure.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2026) })
processCLIArgs(['--bail', '--bail-layer=test'])
configure({ files: ['tests/unit/deadlines/*.spec.ts'], plugins: [assert()] })
await run()

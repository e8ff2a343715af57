import { findChromium, HEADLESS_SHELL } from './chromium.mjs'
import { aptInstall } from './debian.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { ensureMariadb } from './mariadb.mjs'
import { ensureMeilisearch, hasMeilisearch } from './meilisearch.mjs'
import { ensureNode } from './node_runtime.mjs'
import { testEnvironment } from './environment.mjs'
import { Stop } from './stop.mjs'

/**
 * Brings what the chosen parts need. Without Node or the packages nothing can run; a missing browser or database server fails only
 * the part that needs it, which is told here and counted there.
 * @param {string} root
 * @param {string[]} parts of PARTS
 * @param {(key: string, params?: object) => void} report
 * @param {(error: unknown) => void} explain
 * @returns {Promise<import('./test_steps.mjs').Ground>}
 * @throws {Stop} `no-node`, `no-npm`, `install-failed`
 */
export async function setUp(root, parts, report, explain) {
  const runtime = await ensureNode(root, report)
  await ensureDependencies(root, runtime, report)
  const tried = (part, bring) => (parts.includes(part) ? bring(report).catch(explain) : undefined)
  return {
    root,
    node: runtime.node,
    env: testEnvironment(runtime.env),
    mariadb: await tried('mysql', ensureMariadb),
    chromium: await tried('browser', ensureChromium),
    meilisearch: await triedMeilisearch(root, { runtime, parts, report, explain }),
  }
}

/** Which of the engines the functional suites can be run against besides the embedded one. */
async function triedMeilisearch(root, { runtime, parts, report, explain }) {
  if (!hasMeilisearch()) return 'none for this machine'
  if (!parts.includes('functional') && !parts.includes('mysql')) return 'not asked for'
  const executable = await ensureMeilisearch(root, runtime, report).catch(explain)
  return executable ? 'there' : 'missing'
}

async function ensureChromium(report) {
  const found = await findChromium(process.env)
  if (found) return found
  if (process.env.CHROMIUM_PATH) throw new Stop('no-chromium', { reason: `${process.env.CHROMIUM_PATH} does not run` })
  let refused
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    refused = await aptInstall([name], report)
    const installed = await findChromium(process.env)
    if (installed) return installed
  }
  throw new Stop('no-chromium', { reason: refused.reason || 'what apt installed does not run' }, refused.output)
}

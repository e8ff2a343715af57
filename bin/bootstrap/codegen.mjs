import { join } from 'node:path'
import { run } from './processes.mjs'
import { changedFiles, digests } from './stamps.mjs'

/**
 * Generates `.adonisjs` anew and compares: what is committed must be what the sources give. Git is not asked, a tarball has none.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function checkGenerated(root, { node, env }) {
  const folder = join(root, '.adonisjs')
  const before = digests(folder)
  const { ok, output } = await run([node, 'ace.js', 'codegen'], { cwd: root, env, limit: 5 })
  const changed = changedFiles(before, digests(folder))
  if (!ok || changed.length === 0) return { ok, output: ok ? '' : output }
  const list = changed.map((path) => `  .adonisjs/${path}\n`).join('')
  return { ok: false, output: `These generated files were out of date. They are current now; commit them:\n${list}` }
}

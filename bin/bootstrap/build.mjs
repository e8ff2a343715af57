import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { excerpt, run } from './processes.mjs'
import { readStamp, sourcesDigest } from './stamps.mjs'
import { Stop } from './stop.mjs'

/** What a finished build has left. */
const RESULTS = ['build/bin/server.js', 'build/ace.js', 'public/assets/.vite/manifest.json']

/**
 * Builds server and client for production unless the last build was made from these sources.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime env as for a production run
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<string>} the digest of the sources
 * @throws {Stop} `build-failed`
 */
export async function ensureBuild(root, { node, env }, report) {
  const data = env.FOJA_DATA ? [relative(root, env.FOJA_DATA)] : []
  const sources = sourcesDigest(root, data)
  const stamp = join(root, 'build', '.foja-sources')
  if (readStamp(stamp) === sources && RESULTS.every((path) => existsSync(join(root, path)))) return sources
  report('building')
  const { ok, output } = await run([node, 'ace.js', 'build', '--tsconfig=tsconfig.build.json'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
  })
  if (!ok) throw new Stop('build-failed', {}, excerpt(output))
  writeFileSync(stamp, sources)
  return sources
}

import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const CLI = join('npm', 'bin', 'npm-cli.js')

/**
 * The script of the npm that is at hand: the one that started us, else the one beside this Node, else the one on PATH.
 * A launcher that is no script (a version manager's shim) is no use, since another Node has to run it.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} execPath of the running Node
 * @returns {string | null} path of `npm-cli.js`
 */
export function findNpm(env = process.env, execPath = process.execPath) {
  const started = env.npm_execpath ?? ''
  const bin = dirname(execPath)
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    /npm-cli\.[cm]?js$/.test(started) ? started : '',
    join(bin, '..', 'lib', 'node_modules', CLI),
    join(bin, 'node_modules', CLI),
    ...onPath.map((folder) => join(folder, 'npm')),
  ]
  return candidates.map(scriptAt).find(Boolean) ?? null
}

function scriptAt(path) {
  if (!path || !existsSync(path)) return null
  const real = realpathSync(path)
  return /\.[cm]?js$/.test(real) ? real : null
}

import { excerpt, run } from './processes.mjs'
import { findPrograms } from './programs.mjs'

const OPTIONS = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3']

let isUpdated = false

/**
 * Installs packages with apt, where there is one and we may use it without being asked for a password.
 * @param {string[]} packages
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<{ ok: boolean, reason: string, output: string }>} reason: why not, as part of a sentence
 */
export async function aptInstall(packages, report) {
  const [apt] = findPrograms(['apt-get'])
  if (!apt) return refused('it is not on this machine, which has no apt')
  const asRoot = await rootPrefix()
  if (!asRoot) return refused('it is not on this machine, and installing it needs root or a sudo that asks no password')
  report('apt-installing', { packages: packages.join(' ') })
  if (!isUpdated) await run([...asRoot, apt, 'update', ...OPTIONS.slice(2)], { limit: 10 })
  isUpdated = true
  const { ok, output } = await run([...asRoot, apt, 'install', ...OPTIONS, ...packages], { limit: 15 })
  return { ok, reason: ok ? '' : 'apt could not install it', output: ok ? '' : excerpt(output) }
}

const refused = (reason) => ({ ok: false, reason, output: '' })

/** @returns {Promise<string[] | null>} what a command has to begin with to run as root without questions */
async function rootPrefix() {
  const silent = ['env', 'DEBIAN_FRONTEND=noninteractive']
  if (process.getuid?.() === 0) return silent
  const [sudo] = findPrograms(['sudo'])
  return sudo && (await run([sudo, '-n', 'true'])).ok ? [sudo, '-n', ...silent] : null
}

import { findPrograms } from './programs.mjs'
import { run } from './processes.mjs'

/**
 * A Chromium that runs. Ubuntu's package is a stub that only points to another shop, so each candidate is asked for its version.
 * @param {NodeJS.ProcessEnv} env CHROMIUM_PATH names one
 * @returns {Promise<string | null>} path of the executable
 */
export async function findChromium(env) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const path of env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : findPrograms(names, env)) {
    if ((await run([path, '--version'], { env, limit: 1 })).ok) return path
  }
  return null
}

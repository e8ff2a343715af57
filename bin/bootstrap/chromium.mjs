import { findPrograms } from './programs.mjs'
import { run } from './processes.mjs'

/** Debian's package of the shell without a window: a quarter less processor time per journey than the whole browser, and the same engine. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * A Chromium that runs, the shell without a window before the others. Ubuntu's package is a stub that only points to another shop, so each candidate is asked for its version.
 * @param {NodeJS.ProcessEnv} env CHROMIUM_PATH names one
 * @returns {Promise<string | null>} path of the executable
 */
export async function findChromium(env) {
  const names = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const path of env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : findPrograms(names, env)) {
    if ((await run([path, '--version'], { env, limit: 1 })).ok) return path
  }
  return null
}

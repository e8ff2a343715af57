import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What ESLint reads. */
const LINTED = /\.(?:[mc]?[jt]s|tsx)$/
/** A change of these may break a rule in a file that has not changed: the settings, and the models whose names a rule knows. */
const RULES = /^eslint\.config\.js$|^package(?:-lock)?\.json$|^app\/\w+\/models\//
/** A change of these may ask for other spaces everywhere. */
const STYLE = /^prettier\.config\.js$|^\.prettierignore$|^\.editorconfig$|^package(?:-lock)?\.json$/
const TYPED = /\.(?:[mc]?ts|tsx|mjs)$|^package(?:-lock)?\.json$|(?:^|\/)tsconfig[\w.]*\.json$/
/** Only the project of the client sees these. */
const CLIENT = /^inertia\/|^tests\/unit\/|^vite\.config\.ts$/
/** Only the project of the server sees these. */
const SERVER = /^tests\/(?:functional|browser|bench)\/|^sources\/.*\/tests\//

/**
 * What a change asks of lint, format and types.
 * @param {string} root folder of the project
 * @param {string[]} changed paths from the root
 * @returns {{ lint: string[] | 'all', format: string[] | 'all', types: ('server' | 'client')[] }} files that are still there, or all
 */
export function checksOf(root, changed) {
  const present = changed.filter((file) => existsSync(join(root, file)))
  const typed = changed.filter((file) => TYPED.test(file))
  return {
    lint: changed.some((file) => RULES.test(file)) ? 'all' : present.filter((file) => LINTED.test(file)),
    format: changed.some((file) => STYLE.test(file)) ? 'all' : present,
    types: [
      ...(typed.some((file) => !CLIENT.test(file)) ? ['server'] : []),
      ...(typed.some((file) => !SERVER.test(file)) ? ['client'] : []),
    ],
  }
}

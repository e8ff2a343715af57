import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/** Where the bundler's aliases lead. */
function aliased(specifier: string, parent: string | undefined): URL | null {
  if (specifier.startsWith('~/')) return new URL(`inertia/${specifier.slice(2)}`, root)
  if (specifier.startsWith('@generated/')) return new URL(`.adonisjs/client/${specifier.slice(11)}`, root)
  const isClients = parent?.startsWith(new URL('inertia/', root).href)
  return isClients && /^\.\.?\//.test(specifier) ? new URL(specifier, parent) : null
}

/** Imported before modules of the client that use its aliases, so that Node finds them as the bundler does. */
registerHooks({
  resolve(specifier, context, next) {
    const url = aliased(specifier, context.parentURL)
    const found =
      url &&
      ['', '.ts', '.tsx']
        .map((ending) => new URL(url.href + ending))
        .find((place) => /\.\w+$/.test(place.href) && existsSync(fileURLToPath(place)))
    return next(found ? found.href : specifier, context)
  },
})

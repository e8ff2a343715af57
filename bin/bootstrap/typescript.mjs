// Imported before tests (`node --import=./bin/bootstrap/typescript.mjs`): runs TypeScript from one compiled copy, which all processes share.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)
const PACKAGES = new URL('node_modules/', ROOT).href
const FOLDER = process.env.FOJA_TEST_COMPILED ?? fileURLToPath(new URL('tmp/compiled/', ROOT))

/** The settings of tsconfig.json as swc has them, kept to what `@poppinss/ts-exec` runs the product with. */
const OPTIONS = {
  sourceMaps: true,
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    externalHelpers: false,
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { decoratorMetadata: true, legacyDecorator: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
}
const VERSION = JSON.stringify([OPTIONS, process.versions.modules])

process.setSourceMapsEnabled(true)

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL
    // What starts a thread or a process asks for this package.
    if (specifier === '@poppinss/ts-exec') return { url: import.meta.url, format: 'module', shortCircuit: true }
    const isOurs = parent?.startsWith(ROOT.href) && !parent.startsWith(PACKAGES)
    if (isOurs && /^\.\.?\/.*\.js$/.test(specifier)) {
      const source = sourceOf(new URL(specifier, parent).href)
      if (source) return { url: source, format: 'module', shortCircuit: true }
    }
    const alias = isOurs && /^(#|~\/|@generated\/)/.test(specifier) ? aliased(specifier) : null
    if (alias) return { url: alias, format: 'module', shortCircuit: true }
    try {
      return next(specifier, context)
    } catch (error) {
      const source = error.code === 'ERR_MODULE_NOT_FOUND' && error.url ? sourceOf(error.url) : null
      if (!source) throw error
      return { url: source, format: 'module', shortCircuit: true }
    }
  },
  load(url, context, next) {
    const path = url.split('?')[0]
    if (!/\.tsx?$/.test(path) || !path.startsWith('file:') || path.startsWith(PACKAGES)) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(path), url), shortCircuit: true }
  },
})

const ALIASES = Object.entries(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')).imports ?? {})
  .filter(([name, target]) => name.endsWith('/*') && typeof target === 'string' && target.endsWith('/*.js'))
  .map(([name, target]) => [name.slice(0, -1), target.slice(0, -4)])
  // Those of the client, as vite.config.ts has them.
  .concat([
    ['~/', './inertia/'],
    ['@generated/', './.adonisjs/client/'],
  ])

/** The TypeScript file behind an import of package.json (`#app/…`) or of the client (`~/…`): Node only finds out at length that there is no JavaScript. */
function aliased(specifier) {
  const alias = ALIASES.find(([name]) => specifier.startsWith(name))
  return alias ? sourceOf(new URL(`${alias[1]}${specifier.slice(alias[0].length)}.js`, ROOT).href) : null
}

const found = new Map()

/** The TypeScript file that a `.js` address stands for; null when there is none. */
function sourceOf(url) {
  if (found.has(url)) return found.get(url)
  const [path, query] = url.split('?')
  const base = path.replace(/\.jsx?$/, '')
  const place =
    base === path
      ? undefined
      : ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(fileURLToPath(file)))
  const source = place ? (query ? `${place}?${query}` : place) : null
  // A missing file may be written later.
  if (source) found.set(url, source)
  return source
}

/** The JavaScript of a file, compiled once for each content. */
function compiled(file, url) {
  const text = readFileSync(file, 'utf8')
  const key = createHash('sha1').update(VERSION).update(url).update('\0').update(text).digest('hex')
  const kept = join(FOLDER, key.slice(0, 2), `${key}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const { transformSync } = createRequire(import.meta.url)('@swc/core')
    const { code, map } = transformSync(text, { ...OPTIONS, filename: file })
    const inline = Buffer.from(map ?? '').toString('base64')
    const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}\n//# sourceURL=${url}`
    mkdirSync(dirname(kept), { recursive: true })
    const arriving = `${kept}.${randomUUID()}`
    writeFileSync(arriving, source)
    renameSync(arriving, kept)
    return source
  }
}

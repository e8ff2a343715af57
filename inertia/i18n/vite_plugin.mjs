import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  clientModules,
  compileMessages,
  libraryModules,
  modules,
  publicModules,
  readCatalogue,
  readClientCatalogue,
  root,
  serverOnly,
  writeTypes,
} from './compile.mjs'

const prefix = 'virtual:messages/'
const packages = createRequire(import.meta.url)

/**
 * Path of the build of the ICU parser that cannot parse. Messages are compiled before they reach the browser, so the parser never does;
 * an absolute path also folds the copies nested under react-intl into one.
 */
export const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: join(dirname(packages.resolve('@formatjs/icu-messageformat-parser')), 'no-parser.js'),
}

/** Names of the modules whose messages a part holds. */
function modulesOf(part) {
  const kept = {
    public: (name) => publicModules.includes(name),
    library: (name) => libraryModules.includes(name),
    rest: (name) => !publicModules.includes(name),
  }
  return clientModules().filter(kept[part])
}

function partOf(id) {
  const [locale, part] = id.slice(prefix.length + 1).split('/')
  if (part === 'client') return readClientCatalogue({ without: serverOnly })
  const kept = modulesOf(part)
  return readCatalogue(locale, { without: modules().filter((name) => !kept.includes(name)) })
}

/**
 * Serves `virtual:messages/<language>/public`, `…/library` and `…/rest`: the catalogues of a language in compiled modules, so that the pages of
 * sign-in and those of the public library fetch only theirs (the rest has those of the library once more); and `virtual:messages/es/client`, what Spanish says in other words to clients of firms.
 */
export function messages() {
  return {
    name: 'foja:messages',
    buildStart: () => writeTypes(),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const compiled = compileMessages(partOf(id))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(root) || !file.endsWith('.json')) return
        writeTypes()
        for (const part of ['es/public', 'es/library', 'es/rest', 'es/client', 'en/public', 'en/library', 'en/rest']) {
          const module = server.moduleGraph.getModuleById(`\0${prefix}${part}`)
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

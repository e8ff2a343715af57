import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileMessages, readCatalogue, root, serverOnly, writeTypes } from './compile.mjs'

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

/**
 * Serves `virtual:messages/es` and `virtual:messages/en`: all catalogues of a language in one compiled module.
 */
export function messages() {
  return {
    name: 'foja:messages',
    buildStart: () => writeTypes(),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const compiled = compileMessages(readCatalogue(id.slice(prefix.length + 1), { without: serverOnly }))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`
    },
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(root) || !file.endsWith('.json')) return
        writeTypes()
        for (const locale of ['es', 'en']) {
          const module = server.moduleGraph.getModuleById(`\0${prefix}${locale}`)
          if (module) server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

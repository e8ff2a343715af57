import { asks } from './addresses.mjs'
import { Asking } from './asking.mjs'
import { Graph } from './graph.mjs'
import { journeyRoutes, pagesOf, redirections } from './pages.mjs'
import { routesIn } from './routes.mjs'
import { Tree } from './tree.mjs'
import { usersOfWords } from './words.mjs'

export { checksOf } from './checks.mjs'
export { changedFiles } from './files.mjs'

/**
 * @typedef {{ specs: string[], all: boolean, reasons: Map<string, string>, routes: string[] }} Reached
 *   specs: files from the root, of all suites, sorted. all: everything has to run, and specs is every spec. reasons: spec → why.
 *   routes: `GET /law-firm/files/list`, those that the change reaches
 */

/** What everything stands on. */
const GLOBAL =
  /^(?:package(-lock)?\.json|(?:.*\/)?tsconfig[\w.]*\.json|adonisrc\.ts|ace\.js|vite\.config\.ts|eslint\.config\.js|prettier\.config\.js|\..*|config\/.*|database\/(?:migrations\/.*|schema\w*\.ts|table\.ts)|start\/(?:env\w*|kernel|contributions|routes|validator)\.ts|start\/(?:providers|hooks)\/.*|bin\/(?:test|console|ignitor|server)\.ts|bin\/bootstrap\/typescript\.mjs|tests\/bootstrap\.ts|tests\/helpers\/(?:run_report|database)\.ts)$/
const DOCUMENT = /\.(md|txt)$|^docs\/|^(?:Dockerfile|compose\.yaml)$/
const CODE = /\.(tsx?|m?js|css)$/
const SPEC = /^(?:tests\/(unit|functional|browser)|(sources))\/.*\.spec\.ts$/
const CATALOGUE = /^inertia\/i18n\/\w+\/\w+\.json$/
/** Helpers of specs that read the files of the project, and of those that walk all routes. */
const READS_FILES = /^tests\/helpers\/(source_files|literal_texts)\.ts$/
const WALKS_ROUTES = /^tests\/(helpers\/routes|functional\/shell\/access_table)\.ts$/

/** The suite of a spec; undefined for other files. */
const suiteOf = (file) => {
  const [, suite, sources] = SPEC.exec(file) ?? []
  return suite ?? sources
}

/**
 * The specs that a change can reach: by imports, by the routes that they ask for, by the words of catalogues, by files that they read.
 * When in doubt a spec is among them.
 * @param {string} root folder of the project
 * @param {string[]} changed paths from the root, as `changedFiles` gives them
 * @returns {Promise<Reached>}
 */
export async function reachedSpecs(root, changed) {
  const tree = new Tree(root, changed)
  const specs = [...tree.files].filter((file) => suiteOf(file) && tree.text(file) !== '').sort()
  const everything = (why) => ({ specs, all: true, reasons: new Map(specs.map((spec) => [spec, why])), routes: [] })

  const pillar = changed.find((file) => GLOBAL.test(file) && !CATALOGUE.test(file))
  if (pillar) return everything(`everything stands on ${pillar}`)

  const graph = new Graph(tree)
  const asking = new Asking(tree)
  /** @type {Map<string, string>} */
  const reasons = new Map()
  const give = (spec, why) => void (reasons.has(spec) || reasons.set(spec, why))
  const usersOf = (helpers) =>
    graph.dependents(new Map(tree.code.filter((file) => helpers.test(file)).map((file) => [file, ''])))
  const readers = usersOf(READS_FILES)
  const walkers = usersOf(WALKS_ROUTES)

  const seeds = new Map()
  for (const file of changed) {
    if (DOCUMENT.test(file) && !SPEC.test(file)) continue
    seeds.set(file, `imports ${file}`)
    if (CATALOGUE.test(file))
      for (const user of usersOfWords(tree, file)) if (!seeds.has(user)) seeds.set(user, `words of ${file}`)
    if (!CODE.test(file) && !CATALOGUE.test(file)) {
      const users = usersOfData(tree, graph, file)
      if (users.length === 0) return everything(`nobody knows who reads ${file}`)
      for (const user of users) if (!seeds.has(user)) seeds.set(user, `reads ${file}`)
    }
  }
  const reached = graph.dependents(seeds)

  for (const spec of specs) {
    if (seeds.has(spec) && changed.includes(spec)) give(spec, 'changed itself')
    else if (reached.has(spec)) give(spec, reached.get(spec))
  }
  if (changed.length > 0) for (const spec of specs) if (readers.has(spec)) give(spec, 'reads the files of the project')

  const start = [...graph.boot].find((file) => reached.has(file))
  const asker = specs.filter((spec) => ['functional', 'browser'].includes(suiteOf(spec)))
  if (start) for (const spec of asker) give(spec, `${reached.get(start)} when the product starts`)

  const routes = tree.code.filter((file) => /^start\/routes\//.test(file)).flatMap((file) => routesIn(tree, file))
  const sentTo = redirections(asking, graph, routes)
  const pages = pagesOf(tree, graph, asking, routes)
  const isCommon = pages.common && [...pages.common].find((file) => reached.has(file))
  const touched = new Map()
  for (const route of routes) {
    const served = [...route.controllers, route.file].find((file) => reached.has(file))
    const drawn = pages.of(route).find((file) => reached.has(file))
    if (served) touched.set(route, { served: true, where: served })
    else if (drawn) touched.set(route, { served: pages.isPublic(drawn), where: drawn })
  }

  for (const spec of asker) {
    const isJourney = suiteOf(spec) === 'browser'
    if (reasons.has(spec)) continue
    if (isJourney && isCommon) {
      give(spec, `${reached.get(isCommon)} on every page`)
      continue
    }
    const relevant = [...touched].filter(([, { served }]) => served || isJourney)
    if (relevant.length === 0) continue
    if (walkers.has(spec)) {
      give(spec, `walks all routes, also ${shown(relevant[0])}`)
      continue
    }
    const asked = asking.of(spec)
    const along = isJourney ? journeyRoutes(spec, asking, pages, routes) : sentTo(asked)
    const found = relevant.find(([route]) => asks(asked, route) || along.has(route))
    if (found) give(spec, shown(found))
  }

  const names = [...touched]
    .filter(([, { served }]) => served)
    .map(([{ methods, pattern }]) => methods.map((method) => `${method} ${pattern}`))
  return { specs: [...reasons.keys()].sort(), all: false, reasons, routes: names.flat() }
}

const shown = ([{ methods, pattern }, { where }]) => `${methods[0]} ${pattern} → ${where}`

/** Who reads a file that is not code: by its name, or because it lies beside their fixtures. */
function usersOfData(tree, graph, file) {
  const name = file
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '')
  const users = [...graph.dependents(new Map([[file, '']])).keys()].filter((user) => user !== file)
  const named = tree.code.filter((other) =>
    tree
      .scan(other)
      .literals.some(({ text }) => text === name || text.endsWith(`/${name}`) || text.includes(file.split('/').at(-1)))
  )
  const [, source] = /^sources\/(\w+)\//.exec(file) ?? []
  const beside = source
    ? tree.code.filter((other) => /\.spec\.ts$/.test(other) && other.startsWith(`sources/${source}/`))
    : []
  return [...new Set([...users, ...named, ...beside])]
}

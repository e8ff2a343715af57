import { asks } from './addresses.mjs'

/** A part of the client that so many of the pages use is on every page. */
const NEARLY_ALL = 0.75

/**
 * The pages that routes show, and where they lead.
 * @param {import('./tree.mjs').Tree} tree
 * @param {import('./graph.mjs').Graph} graph
 * @param {import('./asking.mjs').Asking} asking
 * @param {import('./routes.mjs').Route[]} routes
 */
export function pagesOf(tree, graph, asking, routes) {
  const byController = new Map()
  const closures = new Map()
  for (const { controllers, file } of routes)
    for (const place of [...controllers, file])
      if (!byController.has(place)) byController.set(place, shownBy(tree, place))
  const shown = new Set([...byController.values()].flat())
  for (const page of shown) closures.set(page, graph.closure(page))

  const counts = new Map()
  for (const files of closures.values()) for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1)
  const common = graph.closure(
    ...['inertia/app.tsx', 'inertia/client.ts', 'resources/views/inertia_layout.edge'].filter((file) =>
      tree.files.has(file)
    )
  )
  const often = new Set([
    ...common,
    ...[...counts].filter(([, count]) => count >= 3 && count >= shown.size * NEARLY_ALL).map(([file]) => file),
  ])

  const leads = new Map()
  /** The routes that a page leads to by what it does not share with nearly all others. */
  function led(page) {
    let found = leads.get(page)
    if (!found) {
      const asked = asking.ofAll(
        [...(closures.get(page) ?? [])].filter((file) => !often.has(file) && file.startsWith('inertia/'))
      )
      leads.set(page, (found = routes.filter((route) => asks(asked, route))))
    }
    return found
  }

  return {
    common: often,
    /** @param {import('./routes.mjs').Route} route */
    of: ({ controllers, file }) => [...controllers, file].flatMap((place) => byController.get(place)),
    /** Drawn on the server as well. */
    isPublic: (page) => page.startsWith('inertia/pages/public/'),
    led,
  }
}

function shownBy(tree, file) {
  const { code, literals } = tree.scan(file)
  const places = new Map(literals.map(({ text, at }) => [at, text]))
  const direct = [...code.matchAll(/\brender\(\s*""/g)].map(({ index, 0: call }) => places.get(index + call.length - 2))
  return direct.map((name) => `inertia/pages/${name}.tsx`).filter((page) => tree.files.has(page))
}

/**
 * What a journey asks for beside the addresses that it and its helpers write down: it clicks. From the pages that it names itself it may go to
 * all to which they lead; the home on which everybody arrives leads everywhere and does not count as named.
 * @param {string} spec
 * @param {import('./asking.mjs').Asking} asking
 * @param {ReturnType<typeof pagesOf>} pages
 * @param {import('./routes.mjs').Route[]} routes
 * @returns {Set<import('./routes.mjs').Route>}
 */
export function journeyRoutes(spec, asking, pages, routes) {
  const own = asking.ofAll([spec])
  const { patterns } = asking.tree.scan(spec)
  const words = new Set(patterns.flatMap((pattern) => pattern.split(/[^\w-]+/)).filter((word) => word.length > 3))
  const named = routes.filter(
    (route) => asks(own, route) || isNamesake(spec, route) || route.segments.some((segment) => words.has(segment))
  )
  const led = named
    .filter(({ pattern }) => !HOMES.has(pattern))
    .flatMap((route) => pages.of(route))
    .flatMap((page) => pages.led(page))
  return new Set([...named, ...led])
}

const HOMES = new Set(['/', '/login', '/main', '/main/client'])

/** `tests/browser/law_firm/matters.spec.ts` looks at what `app/matters` does. */
function isNamesake(spec, { controllers }) {
  const name = spec.split('/').at(-1).replace('.spec.ts', '')
  return controllers.some((file) => file.split('/')[1] === name)
}

/**
 * Finds what specs ask for that go where the product sends them.
 * @param {import('./asking.mjs').Asking} asking
 * @param {import('./graph.mjs').Graph} graph
 * @param {import('./routes.mjs').Route[]} routes
 */
export function redirections(asking, graph, routes) {
  const told = new Map()
  /** The routes whose addresses a controller, or what it uses itself, writes down. */
  function routesNamedBy(controller) {
    let found = told.get(controller)
    if (!found) {
      const asked = asking.ofAll(
        [controller, ...(graph.uses.get(controller) ?? [])].filter((file) => file.startsWith('app/'))
      )
      // Who is sent somewhere reads there.
      told.set(controller, (found = routes.filter((route) => route.methods.includes('GET') && asks(asked, route))))
    }
    return found
  }

  const guards = [...(graph.uses.get('start/kernel.ts') ?? [])].filter((file) => asking.tree.files.has(file))
  const guarded = asking.ofAll(guards)
  const byGuards = routes.filter((route) => asks(guarded, route))

  /** @param {import('./addresses.mjs').Asked} asked */
  return (asked) => {
    if (!asked.goesOn) return new Set()
    const sent = new Set(byGuards)
    // Whom a guard turns away has made one step already.
    let found = new Set(routes.filter((route) => asks(asked, route)))
    for (let steps = 0; steps < STEPS; steps++) {
      const controllers = [...found, ...(steps > 0 ? byGuards : [])].flatMap((route) => route.controllers)
      found = new Set(controllers.flatMap(routesNamedBy))
      for (const route of found) sent.add(route)
    }
    return sent
  }
}

/** Signing in leads to `/main`, which leads to the home of a person. */
const STEPS = 2

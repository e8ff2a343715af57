import { test } from '@japa/runner'
import { reachedSpecs } from '../../../bin/bootstrap/changed/index.mjs'
import { routesIn } from '../../../bin/bootstrap/changed/routes.mjs'
import { Tree } from '../../../bin/bootstrap/changed/tree.mjs'
import { registeredRoutes } from '#tests/helpers/routes'
import { ROOT } from '#tests/helpers/source_files'

test.group('Route parser for --changed', () => {
  const tree = new Tree(ROOT)
  const read = tree.code.filter((file) => file.startsWith('start/routes/')).flatMap((file) => routesIn(tree, file))

  test('finds all routes of the application with their methods', ({ assert }) => {
    const known = new Set(read.flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`)))
    // The calls of programs come from a list; of their addresses the beginning is known.
    const isKnown = ({ method, pattern }: { method: string; pattern: string }) =>
      known.has(`${method} ${pattern === '*' ? '/*' : pattern}`) ||
      (pattern.startsWith('/api/v1/') && known.has(`${method} /api/v1/*`))
    const routes = registeredRoutes()
    assert.isAbove(routes.length, 300)
    assert.deepEqual(
      routes.filter((route) => !isKnown(route)),
      []
    )
  })

  test('maps every route except API routes to one controller', ({ assert }) => {
    const led = new Set(read.flatMap(({ controllers }) => controllers))
    const forgotten = tree.controllers.filter((file) => !led.has(file) && !file.includes('/controllers/api/'))
    assert.deepEqual(forgotten, [])
    assert.deepEqual(
      read.filter(({ controllers }) => controllers.length > 1),
      []
    )
  })

  test('finds no address in two areas, so that their order does not matter', ({ assert }) => {
    const takesWords = /^:(?!\w*[iI]d$|number$|index$)/
    const isParameter = (segment: string) => segment.startsWith(':')
    const fit = (one: string, other: string) =>
      one === other || [one, other].every(isParameter) || [one, other].some((each) => takesWords.test(each))
    const areas = read.filter(({ segments }) => !segments.includes('*'))
    const shared = areas.flatMap((route, place) =>
      areas
        .slice(place + 1)
        .filter(({ file, segments: { length } }) => file !== route.file && length === route.segments.length)
        .filter(({ methods }) => methods.some((method) => route.methods.includes(method)))
        .filter(({ segments }) => segments.every((segment, index) => fit(segment, route.segments[index]!)))
        .map(({ pattern, file }) => `${route.file} ${route.pattern} ↔ ${file} ${pattern}`)
    )
    assert.deepEqual(shared, [])
  })
})

test.group('Specs affected by a change in the application', () => {
  const reached = async (...changed: string[]) => (await reachedSpecs(ROOT, changed)).specs

  test('are those of the module and a few others for a controller', async ({ assert }) => {
    const specs = await reached('app/matters/controllers/matters_controller.ts')
    assert.includeMembers(specs, [
      'tests/functional/law_firm/matters/index.spec.ts',
      'tests/functional/law_firm/matters/update.spec.ts',
      'tests/functional/shell/access.spec.ts',
      'tests/browser/law_firm/matters.spec.ts',
      'tests/unit/house_rules.spec.ts',
    ])
    for (const folder of [
      'research/laws',
      'research/ingestion',
      'judiciary',
      'settings',
      'collections',
      'operations/w',
    ])
      assert.isEmpty(specs.filter((spec) => spec.startsWith(`tests/functional/${folder}`)))
  })

  test('are the API specs for an API call', async ({ assert }) => {
    const specs = await reached('app/matters/controllers/api/matters_controller.ts')
    assert.includeMembers(specs, ['tests/functional/api/calls.spec.ts', 'tests/functional/api/openapi.spec.ts'])
  })

  test('are its own and the research specs for a source', async ({ assert }) => {
    const specs = await reached('sources/scjn/mapper.ts')
    assert.include(specs, 'sources/scjn/tests/source.spec.ts')
    assert.isNotEmpty(specs.filter((spec) => spec.startsWith('tests/functional/research/')))
  })
})

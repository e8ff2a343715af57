import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { registeredRoutes } from '#tests/helpers/routes'

const { isCurrent, navigationOf } = await import('../../../inertia/features/shell/navigation.js')

type Viewer = Parameters<typeof navigationOf>[0]

const viewer = (over: Partial<Viewer>): Viewer => ({
  id: 1,
  name: 'Ana Olmos',
  theme: 'light',
  audience: 'user',
  isAdmin: false,
  home: '/main',
  permissions: [],
  workspace: null,
  ...over,
})

const addresses = (who: Viewer) => navigationOf(who).flatMap(({ items }) => items.map(({ href }) => href))

test.group('The menu', () => {
  test('of a lawyer with all permissions leads to home, matters and search', ({ assert }) => {
    const who = viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] })
    assert.includeMembers(addresses(who), ['/main', '/law-firm/files/list', '/search/b-search/results'])
    assert.notInclude(addresses(who), '/main/client')
    assert.notInclude(addresses(who), '/settings/sources')
  })

  test('hides what would be refused for lack of permission', ({ assert }) => {
    assert.notInclude(addresses(viewer({ audience: 'lawyer', permissions: [] })), '/law-firm/files/list')
  })

  test('of a client leads to their own pages only', ({ assert }) => {
    assert.deepEqual(addresses(viewer({ audience: 'client', permissions: [...PERMISSIONS] })), ['/main/client'])
  })

  test('of an operator leads to the sources', ({ assert }) => {
    assert.deepEqual(addresses(viewer({ isAdmin: true })), ['/settings/sources'])
  })

  test('of a person without a firm is empty: no group stands without an entry', ({ assert }) => {
    assert.deepEqual(navigationOf(viewer({})), [])
  })

  test('leads only to addresses that exist', ({ assert }) => {
    const everything = ['lawyer', 'client', 'user'].flatMap((audience) =>
      addresses(viewer({ audience: audience as Viewer['audience'], isAdmin: true, permissions: [...PERMISSIONS] }))
    )
    const pages = registeredRoutes().map(({ method, pattern }) => `${method} ${pattern}`)
    assert.includeMembers(
      pages,
      everything.map((href) => `GET ${href}`)
    )
  })

  test('marks the entry of the page that is open, below it too, and the home only there', ({ assert }) => {
    const items = navigationOf(viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] })).flatMap(
      (group) => group.items
    )
    const currentAt = (url: string) => items.filter((item) => isCurrent(item, url)).map(({ href }) => href)
    assert.deepEqual(currentAt('/main'), ['/main'])
    assert.deepEqual(currentAt('/main?x=1#y'), ['/main'])
    assert.deepEqual(currentAt('/main/client'), [])
    assert.deepEqual(currentAt('/law-firm/files/file-overview/7?tab=x'), ['/law-firm/files/list'])
    assert.deepEqual(currentAt('/law-firm/filesystem'), [])
    assert.deepEqual(currentAt('/search/b-search/scjn?q=/main'), ['/search/b-search/results'])
  })
})

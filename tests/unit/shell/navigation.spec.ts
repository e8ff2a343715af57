import '#tests/helpers/client_modules'
import { test } from '@japa/runner'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { registeredRoutes } from '#tests/helpers/routes'

const { settingsOf } = await import('../../../inertia/features/settings/settings_navigation.js')
const { atTheFoot, isCurrent, navigationOf } = await import('../../../inertia/features/shell/navigation.js')

type Viewer = Parameters<typeof navigationOf>[0]

const viewer = (over: Partial<Viewer>): Viewer => ({
  id: 1,
  name: 'Ana Olmos',
  theme: 'light',
  timeZone: 'America/Mexico_City',
  weekStartsOn: 0,
  audience: 'user',
  isAdmin: false,
  isOwner: false,
  hasPassword: true,
  confirmsWithGoogle: false,
  picture: null,
  impersonation: null,
  preview: null,
  draftKey: null,
  home: '/main',
  permissions: [],
  workspace: null,
  ...over,
})

const addresses = (who: Viewer) => navigationOf(who).flatMap(({ items }) => items.map(({ href }) => href))

test.group('Navigation menu', () => {
  test('leads a lawyer with all permissions to home, matters and search', ({ assert }) => {
    const who = viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] })
    assert.includeMembers(addresses(who), ['/main', '/law-firm/files/list', '/search/b-search/results'])
    assert.notInclude(addresses(who), '/main/client')
    assert.notInclude(addresses(who), '/settings/sources')
  })

  test('offers security settings only to the person, not to impersonators', ({ assert }) => {
    const offered = (over: Partial<Viewer>) => settingsOf('account', viewer(over)).map(({ href }) => href)
    assert.include(offered({}), '/settings/security')
    assert.notInclude(
      offered({ impersonation: { admin: 'Guardia', until: '2026-11-21T00:00:00Z' } }),
      '/settings/security'
    )
    assert.notInclude(offered({ preview: { roleId: 1, name: 'Pasante' } }), '/settings/security')
  })

  test('offers the full export only to the owner, without impersonation', ({ assert }) => {
    const offered = (over: Partial<Viewer>) =>
      settingsOf('firm', viewer({ audience: 'lawyer', permissions: [...PERMISSIONS], ...over })).map(({ href }) => href)
    assert.include(offered({ isOwner: true }), '/law-firm/settings/export')
    assert.notInclude(offered({}), '/law-firm/settings/export')
    assert.notInclude(offered({ isOwner: true, preview: { roleId: 1, name: 'Pasante' } }), '/law-firm/settings/export')
  })

  test('leads to conflict checks with access to both clients and matters', ({ assert }) => {
    const seen = (...permissions: Viewer['permissions']) => addresses(viewer({ audience: 'lawyer', permissions }))
    assert.include(seen('clientes:leer', 'expedientes:leer'), '/law-firm/clients/conflicts')
    assert.notInclude(seen('clientes:leer'), '/law-firm/clients/conflicts')
  })

  test('leads to billing with the permission to read charges, for all of its parts', ({ assert }) => {
    const items = (...permissions: Viewer['permissions']) =>
      navigationOf(viewer({ audience: 'lawyer', permissions })).flatMap(({ items: own }) => own)
    const billing = items('facturas:leer').find(({ href }) => href === '/law-firm/e-collections')!
    for (const part of ['/law-firm/e-collections/7', '/law-firm/payments', '/law-firm/recurring-charges/3/edit'])
      assert.isTrue(isCurrent(billing, part), part)
    assert.notInclude(
      addresses(viewer({ audience: 'lawyer', permissions: ['pagos:crear'] })),
      '/law-firm/e-collections'
    )
  })

  test('hides entries without permission', ({ assert }) => {
    assert.notInclude(addresses(viewer({ audience: 'lawyer', permissions: [] })), '/law-firm/files/list')
  })

  test('leads a client to their own pages only', ({ assert }) => {
    const who = viewer({ audience: 'client', permissions: [...PERMISSIONS] })
    assert.deepEqual(addresses(who), [
      '/main/client',
      '/law-firm/cliente-files',
      '/main/client/account',
      '/calendar',
      '/settings/account',
    ])
  })

  test('leads an operator to firms, people, sources and emails', ({ assert }) => {
    const operation = ['/settings/workspaces', '/settings/users', '/settings/sources', '/settings/outbox']
    assert.includeMembers(addresses(viewer({ isAdmin: true })), operation)
    const lawyer = addresses(viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] }))
    assert.isEmpty(lawyer.filter((address) => operation.includes(address)))
  })

  test('leads a person without a firm to invitations and account', ({ assert }) => {
    assert.deepEqual(addresses(viewer({})), ['/law-firm/invitations', '/settings/account'])
  })

  test('shows the team to those with access', ({ assert }) => {
    const team = '/law-firm/settings/members'
    assert.include(addresses(viewer({ audience: 'lawyer', permissions: ['equipo:leer'] })), team)
    assert.notInclude(addresses(viewer({ audience: 'lawyer', permissions: ['rol:leer'] })), team)
  })

  test('shows five items on a phone, including one for the rest', ({ assert }) => {
    const lawyer = viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] })
    const { items, hasMore } = atTheFoot(lawyer)
    const shown = items.map(({ href }) => href)
    assert.deepEqual(shown, ['/main', '/law-firm/files/list', '/law-firm/clients', '/search/b-search/results'])
    assert.isTrue(hasMore)
    assert.deepEqual(
      atTheFoot(viewer({ audience: 'client' })).items.map(({ href }) => href),
      ['/main/client', '/law-firm/cliente-files', '/main/client/account', '/calendar', '/settings/account']
    )
    assert.isFalse(atTheFoot(viewer({ audience: 'client' })).hasMore)
  })

  test('links only to existing addresses', ({ assert }) => {
    const everything = ['lawyer', 'client', 'user'].flatMap((audience) =>
      addresses(viewer({ audience: audience as Viewer['audience'], isAdmin: true, permissions: [...PERMISSIONS] }))
    )
    const pages = registeredRoutes().map(({ method, pattern }) => `${method} ${pattern}`)
    assert.includeMembers(
      pages,
      everything.map((href) => `GET ${href.split('?')[0]}`)
    )
  })

  test('marks the entry of the current page and its subpages, but home only exactly', ({ assert }) => {
    const items = navigationOf(viewer({ audience: 'lawyer', permissions: [...PERMISSIONS] })).flatMap(
      (group) => group.items
    )
    const currentAt = (url: string) => items.filter((item) => isCurrent(item, url)).map(({ href }) => href)
    assert.deepEqual(currentAt('/main'), ['/main'])
    assert.deepEqual(currentAt('/main?x=1#y'), ['/main'])
    assert.deepEqual(currentAt('/main/client'), [])
    assert.deepEqual(currentAt('/law-firm/files/file-overview/7?tab=x'), ['/law-firm/files/list'])
    assert.deepEqual(currentAt('/law-firm/filesystem'), [])
    assert.deepEqual(currentAt('/law-firm/clients/7'), ['/law-firm/clients'])
    assert.deepEqual(currentAt('/law-firm/clients/conflicts/7'), ['/law-firm/clients/conflicts'])
    assert.deepEqual(currentAt('/search/b-search/scjn?q=/main'), ['/search/b-search/results'])
  })
})

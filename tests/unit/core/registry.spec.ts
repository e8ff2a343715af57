import { test } from '@japa/runner'
import { Registry } from '#app/core/contributions/registry'
import * as registries from '#app/core/contributions/registries'

test.group('Contribution registry', () => {
  test('returns contributions in order, and by key where the order is equal', ({ assert }) => {
    const registry = new Registry<{ key: string; order?: number }>('test')
    for (const part of [{ key: 'd', order: 5 }, { key: 'b' }, { key: 'a' }, { key: 'c', order: -1 }]) registry.add(part)
    assert.deepEqual(
      registry.all().map(({ key }) => key),
      ['c', 'a', 'b', 'd']
    )
  })

  test('treats a duplicate key as a bug', ({ assert }) => {
    const registry = new Registry<{ key: string }>('test')
    registry.add({ key: 'a' })
    assert.throws(() => registry.add({ key: 'a' }), 'test already has a part «a»')
  })

  test('finds a contribution by key', ({ assert }) => {
    const registry = new Registry<{ key: string }>('test')
    const part = { key: 'a' }
    registry.add(part)
    assert.strictEqual(registry.find('a'), part)
    assert.isUndefined(registry.find('b'))
  })

  test('exists for every extension point', ({ assert }) => {
    const places = Object.entries(registries).filter(([, each]) => each instanceof Registry)
    assert.sameMembers(
      places.map(([name]) => name),
      [
        'daySources',
        'recurringTasks',
        'nextSteps',
        'homePanels',
        'portalPanels',
        'timelineEntries',
        'paletteProviders',
        'calendarFeeds',
        'welcomeSteps',
        'noticeKinds',
        'invitationSubjects',
        'personalData',
      ]
    )
  })
})

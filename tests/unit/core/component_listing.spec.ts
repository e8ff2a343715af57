import { test } from '@japa/runner'
import { listComponentsOnce } from '#start/providers/edge_provider'

test.group('Components of templates', () => {
  test('are looked for once, and again when a folder is mounted', ({ assert }) => {
    let looks = 0
    const mounted: Record<string, string> = { default: '/views' }
    const loader = {
      get mounted() {
        return { ...mounted }
      },
      listComponents: () => {
        looks++
        return Object.keys(mounted).map((diskName) => ({ diskName, components: [] }))
      },
    }
    listComponentsOnce(loader)
    for (let page = 0; page < 3; page++) assert.lengthOf(loader.listComponents(), 1)
    assert.equal(looks, 1)
    mounted.mails = '/views/mails'
    assert.lengthOf(loader.listComponents(), 2)
    assert.equal(looks, 2)
  })
})

import { PassThrough } from 'node:stream'
import { test } from '@japa/runner'
import { NoticeHub } from '#app/notifications/stream/notice_hub'

const MINUTE = 60_000

function scene() {
  const counts = new Map<number, { unread: number; latest: number }>()
  const asked: number[][] = []
  const clock = { now: 0 }
  const ended = new Set<string>()
  const hub = new NoticeHub({
    countsOf: async (ids) => {
      asked.push(ids)
      return counts
    },
    liveAmong: async (sessions) => new Set(sessions.filter((session) => !ended.has(session))),
    now: () => clock.now,
  })
  const window = (userId: number, session = `session of ${userId}`) => {
    const out = new PassThrough()
    let heard = ''
    out.on('data', (chunk) => (heard += String(chunk)))
    hub.add({ userId, session }, out)
    return {
      out,
      events: () => [...heard.matchAll(/data: (.*)\n/g)].map(([, data]) => JSON.parse(data!)),
      heard: () => heard,
    }
  }
  return { hub, counts, asked, clock, ended, window }
}

test.group('Notification stream', () => {
  test('notifies a window at once, and then only of changes for its person', async ({ assert }) => {
    const { hub, counts, asked, window } = scene()
    const [ana, luis] = [window(1), window(2)]
    await hub.look()
    assert.deepEqual([ana.events(), luis.events()], [[{ unread: 0, latest: 0 }], [{ unread: 0, latest: 0 }]])
    counts.set(1, { unread: 1, latest: 7 })
    await hub.look()
    await hub.look()
    assert.deepEqual(ana.events().slice(1), [{ unread: 1, latest: 7 }])
    assert.lengthOf(luis.events(), 1)
    assert.deepEqual(
      asked,
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      'one look for all windows'
    )
    hub.close()
  })

  test('sends a heartbeat when idle, so that no proxy closes it', async ({ assert }) => {
    const { hub, clock, window } = scene()
    const ana = window(1)
    await hub.look()
    clock.now = 30_000
    await hub.look()
    assert.include(ana.heard(), ': still here')
    hub.close()
  })

  test('closes after ten minutes, so that an expired session stops listening', async ({ assert }) => {
    const { hub, clock, window } = scene()
    const ana = window(1)
    clock.now = 10 * MINUTE
    await hub.look()
    assert.isTrue(ana.out.writableEnded)
    assert.equal(hub.size, 0)
  })

  test('drops closed windows and keeps eight per person', async ({ assert }) => {
    const { hub, window } = scene()
    const windows = Array.from({ length: 9 }, () => window(1))
    assert.equal(hub.size, 8)
    assert.isTrue(windows[0]!.out.writableEnded)
    windows[1]!.out.destroy()
    await new Promise((resolve) => setImmediate(resolve))
    assert.equal(hub.size, 7)
    hub.close()
    assert.equal(hub.size, 0)
  })

  test('ends with the session that asked for it, and no other', async ({ assert }) => {
    const { hub, counts, ended, window } = scene()
    const [here, there] = [window(1, 'here'), window(1, 'there')]
    await hub.look()
    ended.add('here')
    counts.set(1, { unread: 1, latest: 7 })
    await hub.look()
    assert.isTrue(here.out.writableEnded)
    assert.lengthOf(here.events(), 1)
    assert.lengthOf(there.events(), 2)
    assert.equal(hub.size, 1)
    hub.close()
  })

  test('notifies later when the database does not answer', async ({ assert }) => {
    let isDown = true
    const hub = new NoticeHub({
      countsOf: async () => {
        if (isDown) throw new Error('down')
        return new Map([[1, { unread: 2, latest: 2 }]])
      },
      liveAmong: async (sessions) => new Set(sessions),
      now: () => 0,
    })
    const out = new PassThrough()
    let heard = ''
    out.on('data', (chunk) => (heard += String(chunk)))
    hub.add({ userId: 1, session: 'one' }, out)
    await hub.look()
    assert.notInclude(heard, 'unread')
    isDown = false
    await hub.look()
    assert.include(heard, '"unread":2')
    hub.close()
  })
})

import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_LIBRARY, OF_OPEN_LIBRARY } from './pages.js'
import { sweep } from './sweep.js'

test.group('Accessibility of library pages on desktop and phone', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('holds for the pages of a lawyer', ({ browser, assert }) =>
    sweep(OF_LIBRARY, { browser, assert, viewer: 'lawyer', language: 'es' }))

  test('holds for the public pages', ({ browser, assert }) =>
    sweep(OF_OPEN_LIBRARY, { browser, assert, viewer: 'nobody', language: 'es' }))
})

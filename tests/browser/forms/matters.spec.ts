import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_MATTERS } from './practice.js'
import { walk } from './walk.js'

test.group('Forms of matters without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of [...OF_MATTERS]) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

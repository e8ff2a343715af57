import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_STATEMENTS } from './statements.js'
import { walk } from './walk.js'

test.group('Forms of statements without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of OF_STATEMENTS) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_PAYMENTS } from './payments.js'
import { walk } from './walk.js'

test.group('Forms of payments without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of OF_PAYMENTS) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_FEES } from './fees.js'
import { walk } from './walk.js'

test.group('Forms of fees without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of OF_FEES) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

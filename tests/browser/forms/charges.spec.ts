import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_CHARGES } from './charges.js'
import { walk } from './walk.js'

test.group('Forms of charges without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of OF_CHARGES) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

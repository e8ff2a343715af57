import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_PERSON, OF_PORTAL, OF_OPERATOR, OF_NOBODY } from './firm.js'
import { walk } from './walk.js'

test.group('Forms of people without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of [...OF_PERSON, ...OF_PORTAL, ...OF_OPERATOR, ...OF_NOBODY]) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

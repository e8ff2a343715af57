import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { OF_REPORTS } from './reports.js'
import { walk } from './walk.js'

test.group('Forms of reports without a network', (group) => {
  group.setup(() => seedDemo())

  for (const journey of OF_REPORTS) {
    test(`keep ${journey.does} until it is sent`, ({ browserContext, assert }) => walk(journey, browserContext, assert))
  }
})

import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { CONSTANTS } from '#app/core/constants'
import { CURRENCIES } from '#app/core/money'
import { LANGUAGES, LOCALES } from '#app/core/messages/catalogue'

const spec = JSON.parse(readFileSync('tests/spec/constants.json', 'utf8'))

/** Each constant of the specification beside ours. */
const PAIRS: Record<string, [unknown, unknown]> = {
  currencies: [spec.currencies, CONSTANTS.currencies],
  billing_periods: [spec.billing_periods, CONSTANTS.billingPeriods],
  languages: [
    spec.languages,
    {
      default: CONSTANTS.languages.default,
      all: CONSTANTS.languages.all,
      id_languages: { [CONSTANTS.languages.spanishId]: 'es', other: 'en' },
    },
  ],
  themes: [spec.themes, { id_themes_preference: { [CONSTANTS.themes.darkId]: 'dark', other: 'light' } }],
  locale: [spec.locale, CONSTANTS.locale],
  week: [spec.week, { starts_on: CONSTANTS.week.startsOn, weekend: CONSTANTS.week.weekend }],
  search: [spec.search, { page_size: CONSTANTS.search.pageSize, first_page: CONSTANTS.search.firstPage }],
  token_leeway_seconds: [spec.token_leeway_seconds.value, CONSTANTS.tokenLeewaySeconds],
  token_refresh_retries_per_request: [spec.token_refresh_retries_per_request, CONSTANTS.tokenRefreshRetriesPerRequest],
  maintenance_logout_delay_ms: [spec.maintenance_logout_delay_ms, CONSTANTS.maintenanceLogoutDelayMs],
  service_worker: [
    [spec.service_worker.version_check_ms, Number(/(\d+) ms/.exec(spec.service_worker.registers)![1])],
    [CONSTANTS.serviceWorker.versionCheckMs, CONSTANTS.serviceWorker.registersAfterMs],
  ],
  effects_error_handler_retries: [spec.effects_error_handler_retries.value, CONSTANTS.effectsErrorHandlerRetries],
  dev_tools_trace_limit: [spec.dev_tools_trace_limit.value, CONSTANTS.devToolsTraceLimit],
  files_per_upload_operation: [spec.files_per_upload_operation, CONSTANTS.filesPerUploadOperation],
  document_tables: [
    spec.document_tables,
    {
      rows: CONSTANTS.documentTables.rows,
      columns: CONSTANTS.documentTables.columns,
      min_column_width_pt: CONSTANTS.documentTables.minColumnWidthPt,
    },
  ],
  spreadsheet_list_value_max_chars: [spec.spreadsheet_list_value_max_chars, CONSTANTS.spreadsheetListValueMaxChars],
}

test.group('Specification constants', () => {
  test('are all compared', ({ assert }) => {
    assert.sameMembers(
      Object.keys(spec).filter((name) => name !== 'source'),
      Object.keys(PAIRS)
    )
  })

  for (const [name, [specified, ours]] of Object.entries(PAIRS)) {
    test(name, ({ assert }) => assert.deepEqual(ours, specified))
  }

  test('apply where they are used', ({ assert }) => {
    assert.deepEqual([...CURRENCIES], [...CONSTANTS.currencies])
    assert.deepEqual([...LANGUAGES], [...CONSTANTS.languages.all])
    assert.equal(LOCALES.es, CONSTANTS.locale.formats)
  })
})

/** Business constants and limits of the specification (§1, §9). `tests/spec/constants.json` is compared with them. */
export const CONSTANTS = {
  currencies: ['MXN', 'USD'],
  billingPeriods: ['monthly', 'annual'],
  languages: { default: 'es', all: ['es', 'en'], spanishId: 1 },
  themes: { darkId: 2 },
  locale: { application: 'es', formats: 'es-MX' },
  week: { startsOn: 0, weekend: [6, 0] },
  search: { pageSize: 10, firstPage: 1 },
  tokenLeewaySeconds: 10,
  tokenRefreshRetriesPerRequest: 1,
  maintenanceLogoutDelayMs: 100,
  serviceWorker: { registersAfterMs: 30_000, versionCheckMs: 10_000 },
  effectsErrorHandlerRetries: 10,
  devToolsTraceLimit: 75,
  filesPerUploadOperation: 1,
  documentTables: { rows: [1, 32_767], columns: [1, 63], minColumnWidthPt: 36 },
  spreadsheetListValueMaxChars: 256,
} as const

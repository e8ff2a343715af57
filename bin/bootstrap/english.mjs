/** What `npm test` says, by key. */
export const english = {
  'unknown-option': ({ option, options }) => `Unknown option ${option}. There is: ${options}.`,
  'unknown-part': ({ part, parts }) => `There is no part called "${part}". There are: ${parts}.`,

  'fetching-node': ({ version }) => `Foja needs Node 24 and this machine has ${version}: fetching it into .runtime/ …`,
  'fetching-npm': () => "This machine's npm does not run on Node 24: fetching another into .runtime/ …",
  'no-node': ({ version }) =>
    `Foja needs Node 24, this machine has ${version}, and it could not be had from the npm registry. Check the network or install Node 24.`,
  'no-npm': () => 'There is no npm that runs on Node 24. Install Node 24 with its npm and try again.',
  'installing': () => 'Installing the packages …',
  'install-failed': () => 'npm ci failed; what it said stands above.',
  'building': () => 'Building for production …',
  'build-failed': () => 'The build failed; what it said stands above.',

  'apt-installing': ({ packages }) => `Installing with apt: ${packages} …`,
  'no-chromium': ({ reason }) =>
    `The browser tests need Chromium: ${reason}. Install it, or name an executable with CHROMIUM_PATH.`,
  'no-mariadb': ({ reason }) => `The tests on MariaDB need its server: ${reason}. Install mariadb-server.`,
  'fetching-meilisearch': () => 'Fetching a Meilisearch server for the search tests into .runtime/ …',
  'no-meilisearch': ({ reason }) => `The search tests need a Meilisearch server: ${reason}.`,
  'mariadb-failed': () => 'MariaDB did not start; what it said stands above.',
}

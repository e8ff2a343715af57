/** What the demo says, by key; the last block, which people of either language copy from, is in both. */
export const spanish = {
  'unknown-option': ({ option, options }) => `No conozco la opción ${option}. Las que hay: ${options}.`,
  'bad-port': ({ port }) => `PORT vale «${port}»: debe ser un número entre 1 y 65535.`,
  'bad-connection': ({ connection }) => `DB_CONNECTION vale «${connection}»: debe ser sqlite o mysql.`,

  'fetching-node': ({ version }) => `Foja necesita Node 24 y esta máquina tiene ${version}: lo traigo a .runtime/ …`,
  'fetching-npm': () => 'El npm de esta máquina no funciona con Node 24: traigo otro a .runtime/ …',
  'no-node': ({ version }) =>
    `Foja necesita Node 24, esta máquina tiene ${version} y no pude traerlo del registro de npm. Revise la red o instale Node 24.`,
  'no-npm': () => 'No hay un npm que funcione con Node 24. Instale Node 24 con npm y vuelva a intentarlo.',
  'installing': () => 'Instalo las dependencias; la primera vez tarda alrededor de un minuto …',
  'install-failed': () => 'npm ci falló: arriba está lo que dijo. Revise la red y vuelva a intentarlo.',
  'building': () => 'Compilo la aplicación para producción …',
  'build-failed': () => 'La compilación falló: arriba está lo que dijo.',

  'port-taken': ({ port, free, flags }) =>
    `El puerto ${port} está ocupado por otro programa. El ${free} está libre:\n\n  PORT=${free} npm run demo${flags}\n`,
  'no-free-port': ({ port }) =>
    `El puerto ${port} está ocupado y los cincuenta siguientes también. Elija otro con PORT=…`,
  'port-forbidden': ({ port }) => `El sistema no permite usar el puerto ${port}. Elija uno mayor que 1023 con PORT=…`,
  'unknown-host': ({ host }) => `HOST vale «${host}», que no es una dirección de esta máquina.`,

  'already-running': ({ data, pid, url }) =>
    `Ya hay una demo con los datos de ${data}: ${url} (proceso ${pid}). Deténgala primero, o use otra carpeta con FOJA_DATA=…`,
  'no-data-folder': ({ data, reason }) => `No puedo escribir en la carpeta de datos ${data}: ${reason}`,
  'resetting': ({ data }) => `Empiezo de nuevo: borro los datos de la demo en ${data} …`,
  'reset-left': ({ names, data }) => `Dejo en ${data} lo que Foja no hizo: ${names.join(', ')}.`,
  'reset-place': ({ data }) => `No borro ${data}: contiene el proyecto o su carpeta personal. Revise FOJA_DATA.`,
  'reset-foreign': ({ data }) => `No borro ${data}: no parece una carpeta de datos de Foja. Revise FOJA_DATA.`,
  'reset-mysql': () =>
    'Con DB_CONNECTION=mysql no borro nada: vacíe usted la base de datos y vuelva a iniciar la demo.',

  'migrating': () => 'Preparo la base de datos …',
  'migration-failed': () => 'No pude preparar la base de datos: arriba está lo que dijo.',
  'seeding': () => 'Cargo los datos de demostración …',
  'seed-failed': () => 'No pude cargar los datos de demostración: arriba está lo que dijo.',
  'prepared': () => 'Todo está listo; npm run demo la inicia.',

  'starting': () => 'Inicio Foja …',
  'users-failed': () => 'No pude leer los usuarios de demostración: arriba está lo que dijo.',
  'never-ready': ({ log }) => `El servidor no quedó listo a tiempo. Detalles: ${log}`,
  'ready': ({ url, users, data, outbox }) =>
    [
      `\nFoja está en marcha / Foja is running: ${url}`,
      'Papel, correo y contraseña / Role, e-mail and password:\n',
      ...users,
      ...(outbox === 'open' ? [`\nCorreos de la demo / E-mails of the demo: ${url}/outbox`] : []),
      `\nCtrl+C la detiene; los datos quedan en ${data}; npm run demo -- --reset empieza de nuevo.`,
      `Ctrl+C stops it; the data stay in ${data}; npm run demo -- --reset starts over.\n`,
    ].join('\n'),
  'worker-ended': ({ code, seconds, log }) =>
    `El proceso de tareas terminó (código ${code}); lo inicio otra vez en ${seconds} s. Detalles: ${log}`,
  'worker-given-up': ({ code, log }) =>
    `El proceso de tareas terminó otra vez (código ${code}) y ya no lo inicio: la web sigue, sin avisos ni tareas. Detalles: ${log}`,
  'web-ended': ({ code, log, lines }) =>
    `${lines}\nEl proceso web terminó (código ${code}) y la demo con él. Detalles: ${log}`,
  'ended': () => 'Foja se detuvo; los datos quedan guardados.',

  'help': () =>
    [
      'npm run demo               prepara e inicia Foja con datos de demostración',
      'npm run demo -- --reset    empieza de nuevo, sin los datos anteriores',
      'npm run demo -- --prepare  prepara todo y no la inicia',
      'Variables: PORT, HOST, APP_URL, FOJA_DATA, DB_CONNECTION',
    ].join('\n'),
}

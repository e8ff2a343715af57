# One image for the web and the worker process. Not tried yet: docs/operating.md says what was.

FROM node:24-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node ace.js build --tsconfig=tsconfig.build.json \
  && cd build \
  && npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production TZ=UTC HOST=0.0.0.0 PORT=3333 FOJA_DATA=/var/lib/foja
RUN mkdir /var/lib/foja && chown node:node /var/lib/foja
WORKDIR /srv/foja
COPY --from=build /src/build ./
USER node
VOLUME /var/lib/foja
EXPOSE 3333
CMD ["node", "bin/server.js"]

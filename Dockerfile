# Builds the web pages, and leaves out what only builds need. Build: docker build -t roundone .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
RUN npm ci --include=dev
COPY . .
RUN node start.mjs --build \
  && npm prune --omit=dev \
  && rm -rf node_modules/node

# The program and what it needs to run. It writes nothing but /data and its temporary folder.
FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/roundone /app/package.json /app/LICENSE /app/NOTICE.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/contract ./contract
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
RUN ln -s /app/roundone /usr/local/bin/roundone && mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["roundone"]
CMD ["serve"]

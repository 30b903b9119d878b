# A server in a container:
#   docker build -t pacewright .
#   docker run --stop-timeout 20 -p 3000:3000 -v pacewright:/data \
#     -e PUBLIC_URL=https://pacewright.example.org -e SMTP_URL=smtp://user:password@mail.example.org pacewright
# A server in a container counts as public: without SMTP_URL nobody receives the letter that confirms a sign-up.
# The server takes up to 15 seconds to stop; without --stop-timeout Docker kills it after 10.
# docs/operating.md lists all settings.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup.mjs build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# glibc's own value, which would grow otherwise: docs/decisions/0038-memory-is-given-back.md
ENV MALLOC_MMAP_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# node is process 1, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=4", "--import", "./src/server/quick-imports.ts", "src/server/main.ts"]

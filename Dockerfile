# Bole for a container: one process, not root, data in /data.
# For both architectures: docker buildx build --platform linux/amd64,linux/arm64 -t bole .
# The page is the same for both, and is built once, on the machine that builds.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS page
WORKDIR /bole
COPY . .
# Scripts are not needed: the image has the right Node, and no package has to be compiled.
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && node -e "import('./scripts/page.mjs').then((page) => process.exit(page.ensurePage() ? 0 : 1))"

FROM node:24-bookworm-slim AS server
WORKDIR /bole
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev -w apps/server -w examples/newsroom \
 && node scripts/slim/slim.ts --sources \
 # The image has the right Node already.
 && rm -rf node_modules/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production BOLE_DATA=/data
WORKDIR /bole
COPY --from=server /bole ./
COPY --from=page /bole/apps/web/dist ./apps/web/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4100}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/server/bin/bole.mjs"]
CMD ["serve"]

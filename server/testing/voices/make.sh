#!/bin/sh
# Speaks the texts of voices.json into WAV files (16 kHz, mono, 16 bits) and writes their lengths back into it.
# Needs flite and espeak-ng (Debian: apt-get install flite espeak-ng) and node. The texts are our own; run this after changing one.
set -eu
cd "$(dirname "$0")"
node -e '
const { execFileSync } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const voices = JSON.parse(readFileSync("voices.json", "utf8"));
for (const voice of voices) {
  execFileSync("flite", ["-voice", "rms", "-t", voice.text, "-o", voice.file]);
  const wav = readFileSync(voice.file);
  voice.seconds = Math.round((wav.readUInt32LE(40) / wav.readUInt32LE(28)) * 100) / 100;
}
writeFileSync("voices.json", JSON.stringify(voices, null, 2) + "\n");
'
# An answer in another language, which is not in voices.json, because the recogniser is not expected to understand it.
espeak-ng -v es -s 150 -w spanish.wav 'En mi trabajo anterior me encargaba de atender a los clientes y de preparar los informes de ventas cada semana.'

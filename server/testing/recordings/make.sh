#!/bin/sh
# Makes the videos in which someone speaks, from one of the voices. Needs ffmpeg (Debian: apt-get install ffmpeg).
set -eu
cd "$(dirname "$0")"
film() {
  ffmpeg -loglevel error -y -i ../voices/closures-wrong.wav -f lavfi -i color=c=steelblue:s=160x120:r=2 \
    -shortest -map 1:v -map 0:a -pix_fmt yuv420p "$@"
}
film -c:v libvpx -b:v 8k -c:a libopus -b:a 24k spoken-opus.mkv
film -c:v libvpx -b:v 8k -c:a libvorbis -ar 44100 -q:a 0 spoken-vorbis.mkv
film -c:v libx264 -preset veryslow -c:a aac -ar 44100 -ac 2 -b:a 48k spoken-aac.mp4
ffmpeg -loglevel error -y -f lavfi -i color=c=steelblue:s=160x120:r=2 -t 3 -pix_fmt yuv420p -c:v libx264 no-sound.mp4
# The same voice in the formats of calling apps and dictating machines.
film -c:v libx264 -preset veryslow -c:a aac -ar 44100 -ac 2 -b:a 48k spoken.mov
film -c:v libvpx -b:v 8k -c:a libopus -b:a 24k spoken.webm
ffmpeg -loglevel error -y -i ../voices/closures-wrong.wav -c:a aac -b:a 32k spoken.m4a
ffmpeg -loglevel error -y -i ../voices/closures-wrong.wav -c:a libmp3lame -b:a 32k spoken.mp3
